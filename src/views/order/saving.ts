/** Saves a file of the order: the number of its event, or 0 for what came with the message. */
export type SaveFile = (number: number, name: string) => void;
