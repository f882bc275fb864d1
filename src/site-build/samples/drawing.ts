import PDFDocument from 'pdfkit';

/** In a space of 960 × 540. */
export type Mark =
  | { readonly kind: 'box'; readonly at: Box; readonly fill: string }
  | {
      readonly kind: 'words';
      readonly at: Point;
      readonly text: string;
      readonly size: number;
      readonly fill: string;
      readonly isBold?: boolean;
    };

type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

export interface Slide {
  readonly title: string;
  readonly marks: readonly Mark[];
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const svgMark = (mark: Mark): string => {
  if (mark.kind === 'box') {
    const [x, y, width, height] = mark.at;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${mark.fill}"/>`;
  }
  const weight = mark.isBold ? ' font-weight="700"' : '';
  return `<text x="${mark.at[0]}" y="${mark.at[1]}" font-size="${mark.size}"${weight} fill="${mark.fill}">${inXml(mark.text)}</text>`;
};

export const slideSvg = ({ title, marks }: Slide): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540" font-family="Helvetica,Arial,Liberation Sans,sans-serif"><title>${inXml(title)}</title>${marks.map(svgMark).join('')}</svg>\n`;

/** A deck as a PDF, one page for each slide. The same slides give the same bytes. */
export const deckPdf = (title: string, slides: readonly Slide[]): Promise<Buffer> => {
  const size = [960, 540] as [number, number];
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Deskhand', CreationDate: new Date(0) },
  });
  for (const { marks } of slides) {
    document.addPage({ size, margin: 0 });
    for (const mark of marks) {
      document.fillColor(mark.fill);
      if (mark.kind === 'box') document.rect(...mark.at).fill();
      else
        document
          .font(mark.isBold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(mark.size)
          .text(mark.text, ...mark.at, { baseline: 'alphabetic', lineBreak: false });
    }
  }
  const chunks: Buffer[] = [];
  return new Promise((done, fail) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', fail);
    document.end();
  });
};
