export interface Order {
  readonly name: string;
  readonly email: string;
}

export const isIncomplete = ({ name, email }: Order): boolean => name === '' || email === '';
