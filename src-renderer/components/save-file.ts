/** Saves a file through the browser's downloads, under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has the content by then; the address would keep it in memory as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
