import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import { type ChartState, type ChartTransition, statesIn } from './chartData.ts';

/** In pixels. Mono face only, so that a text's width follows from its length. */
export const type = { size: 12, line: 16, character: 7.3 } as const;

const padding = { x: 12, y: 8 } as const;
const startSize = 10;
const maxLine = 24;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TransitionLine {
  readonly id: string;
  readonly text: string;
}

export interface Box extends Rectangle {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isLeaf: boolean;
  readonly kind: ChartState['type'];
  readonly isRegion: boolean;
  readonly runs: readonly string[];
  readonly inside: readonly TransitionLine[];
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly points: readonly ElkPoint[];
  readonly label: Rectangle | null;
  /** Empty for the arrow to an initial state. */
  readonly lines: readonly TransitionLine[];
}

/** Parents come first, so that inner states are painted above. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly starts: readonly Rectangle[];
}

/** Takes 10 to 200 ms. Depends on nothing but the chart. */
export const layOut = async (chart: ChartState): Promise<Drawing> =>
  drawingOf(chart, await new ELK().layout(graphOf(chart)));

const titleOf = ({ key, type: kind }: ChartState): string => (kind === 'history' ? `H ${key}` : key);

const lineOf = ({ id, when, guard, to }: ChartTransition): TransitionLine => ({
  id,
  text: `${when}${guard ? ` [${guard}]` : ''}${to === '(forbidden)' ? ' ✕' : ''}`,
});
const linesOf = (transition: ChartTransition): readonly TransitionLine[] => {
  const { id, when, guard } = transition;
  const line = lineOf(transition);
  return guard && line.text.length > maxLine
    ? [
        { id, text: when },
        { id, text: `  [${guard}]` },
      ]
    : [line];
};
const insideOf = ({ transitions }: ChartState): readonly TransitionLine[] =>
  transitions.filter(({ targets }) => targets.length === 0).map(lineOf);

const widthOf = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * type.character);

const textSizeOf = (state: ChartState): { readonly width: number; readonly height: number } => {
  const runs = state.runs.map((run) => `runs ${run}`);
  const inside = insideOf(state).map(({ text }) => text);
  return {
    width: widthOf([titleOf(state), ...runs, ...inside]) + 2 * padding.x,
    height: (1 + runs.length + inside.length) * type.line + 2 * padding.y,
  };
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.padding': '[top=2,left=2,bottom=8,right=8]',
};

const startOf = (id: string): string => `${id} starts`;
const edgeId = (from: string, to: string): string => `${from} → ${to}`;

const graphOf = (chart: ChartState): ElkNode => {
  const nodeOf = (state: ChartState): ElkNode => {
    const { width, height } = textSizeOf(state);
    if (state.states.length === 0) return { id: state.id, width, height };
    const start = { id: startOf(state.id), width: startSize, height: startSize };
    return {
      id: state.id,
      layoutOptions: {
        // Initial states come first. `MODEL_ORDER` fails on nested states.
        'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
        'elk.padding': `[top=${height + padding.y},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
      children: [...(state.initial.length > 0 ? [start] : []), ...state.states.map(nodeOf)],
    };
  };
  const edges = arrowsOf(chart).map(({ from, to, lines }): ElkExtendedEdge => {
    const label = {
      width: widthOf(lines.map(({ text }) => text)) + 8,
      height: lines.length * type.line,
    };
    return {
      id: edgeId(from, to),
      sources: [from],
      targets: [to],
      ...(lines.length > 0 ? { labels: [{ text: ' ', ...label }] } : {}),
    };
  });
  return { id: '', layoutOptions: options, children: [nodeOf(chart)], edges };
};

type Connection = Pick<Arrow, 'from' | 'to' | 'lines'>;

const arrowsOf = (chart: ChartState): readonly Connection[] => {
  const lines = new Map<string, Connection>();
  const connect = (from: string, to: string, more: readonly TransitionLine[] = []): void => {
    const former = lines.get(edgeId(from, to))?.lines ?? [];
    lines.set(edgeId(from, to), { from, to, lines: [...former, ...more] });
  };
  for (const { id, initial, transitions } of statesIn(chart)) {
    for (const target of initial) connect(startOf(id), target);
    for (const transition of transitions)
      for (const target of transition.targets) connect(id, target, linesOf(transition));
  }
  return [...lines.values()];
};

const rectangleOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x,
  y,
  width,
  height,
});

const drawingOf = (chart: ChartState, graph: ElkNode): Drawing => {
  const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
  const nodes = new Map(nodesIn(graph).map((node) => [node.id, node]));
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const states = statesIn(chart);
  const regions = new Set(states.flatMap((state) => (state.type === 'parallel' ? state.states : [])));
  const rectangle = (id: string): Rectangle => rectangleOf(nodes.get(id) ?? {});
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: states.map((state) => ({
      ...rectangle(state.id),
      name: state.name,
      title: titleOf(state),
      description: state.description,
      isLeaf: state.states.length === 0,
      kind: state.type,
      isRegion: regions.has(state),
      runs: state.runs,
      inside: insideOf(state),
    })),
    arrows: arrowsOf(chart).map((connection) => {
      const { sections = [], labels = [] } = edges.get(edgeId(connection.from, connection.to)) ?? {};
      return {
        ...connection,
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]),
        label: labels[0] ? rectangleOf(labels[0]) : null,
      };
    }),
    starts: states.filter(({ initial }) => initial.length > 0).map(({ id }) => rectangle(startOf(id))),
  };
};
