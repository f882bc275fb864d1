export const createHost = (): HTMLDivElement => document.createElement('div');
