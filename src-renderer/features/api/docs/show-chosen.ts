/** Brings the chosen entry into sight within its list, and, after a choice, the endpoint that it stands for within the page. */
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
