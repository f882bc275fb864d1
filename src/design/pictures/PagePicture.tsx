import type { ReactNode } from 'react';
import { Clauses, Erased, License, Stored } from './legalDrawings.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { Keys, Letter, Menu, Notes, Question, Stages, Tree } from './pageDrawings.tsx';

const drawings = {
  clauses: Clauses,
  erased: Erased,
  keys: Keys,
  letter: Letter,
  license: License,
  menu: Menu,
  notes: Notes,
  question: Question,
  stages: Stages,
  stored: Stored,
  tree: Tree,
} satisfies Record<string, () => ReactNode>;

export function PagePicture({ subject, ...rest }: PictureProps & { subject: keyof typeof drawings }) {
  return <Picture {...rest}>{drawings[subject]()}</Picture>;
}
