import { packageWords, runtimePackages } from '../../content/licenses.ts';
import { SheetTable } from '../../design/index.ts';

export const RuntimePackages = () => (
  <SheetTable
    caption={packageWords.caption}
    columns={packageWords.columns.map((label) => ({ label }))}
    rows={runtimePackages.map(({ name, purpose, license }) => ({
      key: name,
      cells: [name, purpose, license],
    }))}
  />
);
