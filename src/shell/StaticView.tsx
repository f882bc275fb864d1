import { createElement, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Static } from '../design/index.ts';
import { useIsHydrating } from '../design/useIsHydrating.ts';
import { documentOf } from '../routes/match.ts';
import { partOf } from './effects/staticDocument.ts';
import { usePage, useWholePage } from './usePage.ts';
import { useShell } from './useShell.ts';

interface StaticViewProps {
  readonly name?: string;
  readonly head?: boolean;
}

/** Stands for a static view in scripts: its HTML is in the page's document. */
export const StaticView = ({ name, head = false }: StaticViewProps) => {
  const path = usePage('path');
  return (
    <>
      {head ? <StaticHead /> : null}
      {name === undefined ? null : <Slot key={documentOf(path)} path={path} name={name} />}
    </>
  );
};

const StaticHead = () => {
  const { head } = useShell().cache.documentOf(usePage('path'));
  const isWhole = useWholePage();
  if (!usePage('isShown')) return null;
  const entries = isWhole ? head : head.filter(({ tag }) => tag === 'title');
  return entries.map(({ tag, attributes, text }) =>
    createElement(tag, { key: JSON.stringify(attributes), ...attributes }, text === '' ? null : text),
  );
};

const Slot = ({ path, name }: { readonly path: string; readonly name: string }) => {
  const { cache } = useShell();
  const [isPrerendered] = useState(useIsHydrating());
  const isWhole = useWholePage();
  const addRest = useRef(() => {});
  const fill = useCallback(
    (frame: HTMLElement | null) => {
      if (isPrerendered || !frame) return;
      const { start, addRest: add } = partOf(cache.documentOf(path), name);
      addRest.current = () => add(frame);
      frame.replaceChildren(start);
    },
    [isPrerendered, cache, path, name],
  );
  useLayoutEffect(() => {
    if (isWhole) addRest.current();
  }, [isWhole]);
  return (
    <Static
      name={name}
      ref={fill}
      data-partial={isWhole ? undefined : ''}
      {...(isPrerendered ? keepHtml : {})}
    />
  );
};

/** Makes React leave the element's content alone. */
const keepHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
