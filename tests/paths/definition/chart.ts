import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delayOf, eventName, guardName, isInert, nameOf, statesOf, transitionsOf } from './transitions.ts';
import { builtInActionOf, isTimerAction } from './xstateInternals.ts';

/** A machine as a page of Markdown: a picture for people, and a table in which a change shows as a line. */
export const chartOf = (machine: AnyStateMachine): string =>
  `${[
    `# ${machine.id}`,
    machine.root.description,
    ['```mermaid', diagramOf(machine), '```'].join('\n'),
    table(
      ['State', 'What it means', 'On entry', 'On exit', 'Runs', 'Tags'],
      statesOf(machine)
        .slice(1)
        .map((node) => [
          nameOf(node),
          node.description,
          list(node.entry.filter(isNamed).map(actionName)),
          list(node.exit.filter(isNamed).map(actionName)),
          list(node.invoke.map(({ src }) => String(src))),
          list(node.tags),
        ]),
    ),
    table(
      ['From', 'When', 'If', 'To', 'Doing'],
      transitionsOf(machine).map((t) => [
        nameOf(t.source),
        when(t),
        t.guard ? guardName(t.guard) : '',
        targetName(t),
        list(t.actions.map(actionName)),
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;

/** Mermaid's `stateDiagram-v2`. */
export const diagramOf = (machine: AnyStateMachine): string => {
  // What goes nowhere stands in the state, as in UML; several arrows between the same two are one.
  const [inside, arrows] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (to: Map<string, string[]>, key: string, text: string) =>
    to.set(key, [...(to.get(key) ?? []), text]);
  for (const t of transitionsOf(machine)) {
    if (isInert(t)) add(inside, idOf(t.source), `${eventName(t.eventType)} ✕`);
    else if (!t.target) add(inside, idOf(t.source), label(t));
    else for (const to of t.target) add(arrows, `${idOf(t.source)} --> ${idOf(to)}`, label(t));
  }
  const textsIn = (id: string, indent: string, as = id): string[] =>
    (inside.get(id) ?? []).map((text) => `${indent}${as}: ${text}`);

  const lines = (node: AnyStateNode, indent: string): string[] => {
    const children = Object.values(node.states);
    const starts = node.type === 'compound' ? [`${indent}[*] --> ${idOf(node.initial.target[0]!)}`] : [];
    const regions = children.map((child) => [
      `${indent}state ${JSON.stringify(child.type === 'history' ? (child.history === 'deep' ? 'H*' : 'H') : child.key)} as ${idOf(child)}`,
      ...(Object.keys(child.states).length > 0
        ? [
            `${indent}state ${idOf(child)} {`,
            ...lines(child, `${indent}  `),
            ...everywhere(idOf(child), `${indent}  `),
            `${indent}}`,
          ]
        : textsIn(idOf(child), indent)),
      ...(child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : []),
    ]);
    const body =
      node.type === 'parallel'
        ? regions.flatMap((region, i) => (i === 0 ? region : [`${indent}--`, ...region]))
        : regions.flat();
    return [...starts, ...body];
  };
  // Mermaid knows no text in a state that holds others: what is heard in all of them has a box of its own.
  const everywhere = (id: string, indent: string): string[] =>
    inside.has(id) ? [`${indent}state "in any state" as ${id}_any`, ...textsIn(id, indent, `${id}_any`)] : [];
  const isFromAnywhere = [...arrows.keys()].some((key) => key.startsWith('root '));
  return [
    'stateDiagram-v2',
    // Mermaid knows regions only inside a state.
    ...(machine.root.type === 'parallel'
      ? [`  state ${machine.id} {`, ...lines(machine.root, '    '), '  }']
      : lines(machine.root, '  ')),
    // What the machine itself hears, it hears in every state.
    ...(inside.has('root') || isFromAnywhere
      ? ['  state "in any state" as root', ...textsIn('root', '  ')]
      : []),
    ...[...arrows].map(([arrow, texts]) => `  ${arrow}: ${texts.join('<br>')}`),
  ].join('\n');
};

const label = (t: AnyTransitionDefinition): string =>
  [
    when(t),
    t.guard && `[${guardName(t.guard)}]`,
    t.actions.length > 0 && `/ ${t.actions.map(actionName).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
/** When a transition is taken, in words: its event, and the milliseconds of a delay. */
export const when = (t: AnyTransitionDefinition): string => {
  const ms = delayOf(t);
  return ms === undefined || eventName(t.eventType) === `after ${ms}`
    ? eventName(t.eventType)
    : `${eventName(t.eventType)} (${ms} ms)`;
};
const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll(/\W/g, '_') || 'root';
/** Where a transition leads; nowhere is empty. */
export const targetName = (t: AnyTransitionDefinition): string =>
  t.target ? t.target.map(nameOf).join(', ') : isInert(t) ? '(forbidden)' : '';
/** An action's name, with the parameters that stand in the chart. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type, name, params } = action as Record<'type' | 'name', string | undefined> & {
    readonly params?: unknown;
  };
  const builtIn = builtInActionOf(action);
  const given = typeof params === 'object' && params ? `(${JSON.stringify(params).replaceAll('"', '')})` : '';
  // XState's own actions, e.g. `raise NEXT`.
  const about = builtIn?.event ? ` ${builtIn.event}` : '';
  return `${builtIn?.name ?? type ?? (name || 'inline')}${given || about}`;
};
/** Whether an entry or exit action is the chart's own: XState adds those that start and stop its timers. */
export const isNamed = (action: unknown): boolean => !isTimerAction(action);
const list = (items: readonly string[]): string => items.join(', ');
const table = (head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string => {
  const used = head.map((_, i) => rows.some((row) => row[i]));
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${cells
      .filter((_, i) => used[i])
      .map((cell) => (cell ?? '').replaceAll('|', '\\|'))
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};
