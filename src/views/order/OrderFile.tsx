import { fileSize } from '../../../machines/fileSizeRules.ts';
import { Button, Text } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import type { SaveFile } from './saving.ts';

interface OrderFileProps {
  readonly file: { readonly fileName: string; readonly size: number };
  readonly number: number;
  readonly save: SaveFile;
  readonly label: string;
}

/** A file and the button that saves it. On paper, only its name and size are left. */
export const OrderFile = ({ file: { fileName, size }, number, save, label }: OrderFileProps) => (
  <div>
    <Text>
      <bdi>{fileName}</bdi> ({fileSize(size)})
    </Text>
    <Button variant="outline" size="sm" onClick={() => save(number, fileName)}>
      {fill(label, { name: fileName })}
    </Button>
  </div>
);
