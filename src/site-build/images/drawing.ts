/** A page that a browser takes a screenshot of. */
export interface Drawing {
  readonly html: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels for each of them. */
  readonly scale: number;
}
