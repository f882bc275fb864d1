export const reload = (): void => location.reload();
