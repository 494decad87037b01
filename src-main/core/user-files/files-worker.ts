/** Entry of the worker that reads the files of users, whatever is in them. It writes nothing. */
import { doTasks } from '#core/platform/worker-task.ts';
import { openArchives } from '../basemaps/archives.ts';
import type { FileRead, FileTask } from './tasks.ts';

const archives = openArchives();

async function read(task: FileTask): Promise<FileRead[FileTask['read']]> {
  switch (task.read) {
    case 'route':
      return (await import('../route/files/open-file.ts')).readFileOrWords(task.bytes);
    case 'waypoints':
      return (await import('../route/waypoints/read-import.ts')).readImport(task.bytes);
    case 'weather':
      return (await import('../weather/read-file.ts')).readWeatherFile(task.bytes, task.near);
    case 'weatherHeads':
      return (await import('../weather/read-file.ts')).readWeatherHeads(task.bytes, task.near);
    case 'weatherSaid':
      return (await import('../weather/stored-report.ts')).decodeHeads(task.bytes);
    case 'state':
      return archives.state(task.path);
    case 'basemap':
      return archives.about(task);
    case 'tile':
      return archives.tile(task);
    case 'nothing':
      return archives.close(task.path);
  }
}

await doTasks(read, { isAwaited: true });
