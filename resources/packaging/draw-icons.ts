/**
 * Draws the icons of the three systems from resources/icon.svg with Chromium: `node resources/packaging/draw-icons.ts`. Committed, because
 * electron-builder would fetch a tool from the network to make them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const svg = readFileSync(here('../icon.svg')).toString('base64');

/** Part of its square that the picture fills: macOS keeps a margin around every icon in the dock. */
const MAC_FILLS = 824 / 1024;

/** Names of Apple's icon container for PNG pictures of these pixels. */
const appleTypes = { ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic13: 256, ic09: 512, ic14: 512, ic10: 1024 };
const windowsSizes = [16, 24, 32, 48, 64, 128, 256];
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' });
const page = await browser.newPage();

async function draw(pixels: number, fills = 1): Promise<Buffer> {
  const side = Math.round(pixels * fills);
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center"><img width="${side}" height="${side}" src="data:image/svg+xml;base64,${svg}">`,
  );
  return page.screenshot({ omitBackground: true });
}

/** A table of contents, then the pictures unchanged: https://learn.microsoft.com/windows/win32/menurc/resources-reference. */
function ico(pictures: readonly { pixels: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { pixels, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    // 256 does not fit a byte and is written as 0.
    head.writeUInt8(pixels % 256, at);
    head.writeUInt8(pixels % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

function icns(pictures: readonly { type: string; png: Buffer }[]): Buffer {
  const block = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(head.length + content.length, 4);
    return Buffer.concat([head, content]);
  };
  return block('icns', Buffer.concat(pictures.map(({ type, png }) => block(type, png))));
}

const windows: { pixels: number; png: Buffer }[] = [];
for (const pixels of windowsSizes) windows.push({ pixels, png: await draw(pixels) });
writeFileSync(here('icon.ico'), ico(windows));

const apple: { type: string; png: Buffer }[] = [];
for (const [type, pixels] of Object.entries(appleTypes)) apple.push({ type, png: await draw(pixels, MAC_FILLS) });
writeFileSync(here('icon.icns'), icns(apple));

mkdirSync(here('icons'), { recursive: true });
for (const pixels of linuxSizes) writeFileSync(here(`icons/${pixels}x${pixels}.png`), await draw(pixels));

await browser.close();
