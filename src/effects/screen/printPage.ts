/** If a dialog of the page is open, only the dialog is printed. */
export const printPage = (): void => print();
