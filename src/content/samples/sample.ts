import type { EditedText } from '../richText.ts';

export interface Sample {
  readonly heading: string;
  readonly text: string;
  readonly picture: SamplePicture;
  /** Why each change was made. With an editor's marks, one reason for each paragraph. */
  readonly reasons: readonly string[];
  /** In the site's folder `samples`: written by the build, or put into `public/samples`. */
  readonly files?: readonly { readonly name: string; readonly label: string }[];
}

export type SamplePicture =
  | {
      readonly kind: 'cells';
      /** What stands above each side, in place of "Before" and "After". */
      readonly names?: Sides<string>;
      readonly before: SampleTable;
      readonly after: SampleTable;
    }
  | { readonly kind: 'slides'; readonly slides: readonly SampleSlide[] }
  | { readonly kind: 'edits'; readonly paragraphs: readonly EditedText[] }
  | ({ readonly kind: 'page' } & Sides<SamplePage>);

type Sides<Side> = { readonly before: Side; readonly after: Side };

export interface SampleTable {
  readonly label: string;
  readonly columns?: readonly string[];
  /** How each column is set; as text where nothing is said. */
  readonly kinds: readonly ('figure' | 'time' | undefined)[];
  readonly rows: readonly (readonly SampleCellText[])[];
  readonly foot?: readonly SampleCellText[];
}

/** The mood is what the eye should find. */
export type SampleCellText = string | { readonly text: string; readonly mood: 'wrong' | 'right' | 'aside' };

/** The titles of a slide, whose pictures are `<name>-before.svg` and `<name>-after.svg` in the folder `samples`. */
interface SampleSlide extends Sides<string> {
  readonly name: string;
}

interface SamplePage {
  /** The title in search results. */
  readonly result: string;
  readonly name: string;
  readonly links: readonly string[];
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly points: readonly string[];
}
