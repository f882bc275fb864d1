import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mermaid from 'mermaid';
import { expect, it } from 'vitest';

const catalogue = readFileSync(join(import.meta.dirname, '../../../machines/README.md'), 'utf8');
const diagrams = [...catalogue.matchAll(/^## (\w+)$[\s\S]*?```mermaid\n([\s\S]*?)\n```/gm)].map(
  ([, name = '', text = '']) => ({ name, text }),
);

it('the catalogue has a diagram for every machine', () => {
  expect(diagrams).toHaveLength(catalogue.match(/^## /gm)?.length ?? 0);
});

it.each(diagrams)('Mermaid can parse the chart of $name', async ({ text }) => {
  expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'stateDiagram' });
});

it('Mermaid rejects a broken chart', async () => {
  const [first = { name: '', text: '' }] = diagrams;
  await expect(mermaid.parse(`${first.text}\n--> }`)).rejects.toThrow(
    /Parse error|Syntax error|Lexical error/,
  );
});
