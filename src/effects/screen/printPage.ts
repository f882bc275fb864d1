export const printPage = (): void => print();
