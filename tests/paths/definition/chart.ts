import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { delayOf, eventName, guardName, isInert, nameOf, statesOf, transitionsOf } from './transitions.ts';
import { builtInActionOf, isTimerAction } from './xstateInternals.ts';

/** A machine as Markdown: a diagram, and tables in which a change shows as a changed line. */
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

/** A diagram in `stateDiagram-v2` of Mermaid. */
export const diagramOf = (machine: AnyStateMachine): string => {
  // A transition without a target is drawn inside its state, as in UML. Arrows between the same two states
  // become one.
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
            ...inAnyState(idOf(child), `${indent}  `),
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
  // Mermaid has no text inside a state with children, so transitions of the whole state get a box.
  const inAnyState = (id: string, indent: string): string[] =>
    inside.has(id) ? [`${indent}state "in any state" as ${id}_any`, ...textsIn(id, indent, `${id}_any`)] : [];
  const isFromAnywhere = [...arrows.keys()].some((key) => key.startsWith('root '));
  return [
    'stateDiagram-v2',
    // Mermaid allows regions only inside a state.
    ...(machine.root.type === 'parallel'
      ? [`  state ${machine.id} {`, ...lines(machine.root, '    '), '  }']
      : lines(machine.root, '  ')),
    // Transitions of the machine itself apply in every state.
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
/** What triggers a transition: its event, with the milliseconds of a delay. */
export const when = (t: AnyTransitionDefinition): string => {
  const ms = delayOf(t);
  return ms === undefined || eventName(t.eventType) === `after ${ms}`
    ? eventName(t.eventType)
    : `${eventName(t.eventType)} (${ms} ms)`;
};
const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll(/\W/g, '_') || 'root';
/** Names of the targets; empty if there are none. */
export const targetName = (t: AnyTransitionDefinition): string =>
  t.target ? t.target.map(nameOf).join(', ') : isInert(t) ? '(forbidden)' : '';
/** The name of an action, with the parameters that the chart gives it. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type, name, params } = action as Record<'type' | 'name', string | undefined> & {
    readonly params?: unknown;
  };
  const builtIn = builtInActionOf(action);
  const argumentsText =
    typeof params === 'object' && params ? `(${JSON.stringify(params).replaceAll('"', '')})` : '';
  // XState's own actions, e.g. `raise NEXT`.
  const eventText = builtIn?.event ? ` ${builtIn.event}` : '';
  return `${builtIn?.name ?? type ?? (name || 'inline')}${argumentsText || eventText}`;
};
/** Whether the chart itself names an entry or exit action: XState adds others for its timers. */
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
