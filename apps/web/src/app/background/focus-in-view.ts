/** Shows all of what Tab reaches; a browser is content when a part of it shows in a row or list that scrolls. */
export function keepFocusInView(page: Document): void {
  let byTab = false;
  page.addEventListener('keydown', ({ key }) => {
    byTab = key === 'Tab';
  });
  page.addEventListener('pointerdown', () => {
    byTab = false;
  });
  page.addEventListener('focusin', ({ target }) => {
    if (byTab && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
