/** Scrolls the chosen entry into view in its list and, after a choice, its endpoint into view in the page. */
export function showChosen(list: HTMLElement | null, endpoint: HTMLElement | null, isChoice: boolean): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (list !== null && entry) {
    const [box, row] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (row.top < box.top || row.bottom > box.bottom) list.scrollTop += row.top - box.top - (box.height - row.height) / 2;
  }
  if (!isChoice || endpoint === null) return;
  const { top } = endpoint.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) endpoint.scrollIntoView({ block: 'start' });
}
