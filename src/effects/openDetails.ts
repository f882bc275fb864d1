/** Opens a `<details>`, and whatever `<details>` an element lies in. */
export const openDetails = (element: HTMLElement): void => {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
};
