import type { DeskFilter } from '../../../machines/desk/deskRules.ts';
import { desk } from '../../content/desk.ts';
import { Grid, SelectField, TextField } from '../../design/index.ts';
import type { DeskProps } from './deskProps.ts';

const { filters, states } = desk;

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: filters.any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const choices = { turn: filters.turns, state: states, kind: filters.kinds } as const;

export const DeskFilters = ({ state, send }: DeskProps) => {
  const set = state.context.filters;
  const change = (filter: DeskFilter) => (value: string) => send({ type: 'filter.changed', filter, value });
  return (
    <Grid min="xs" role="search" aria-label={filters.label}>
      <TextField
        id="desk-text"
        type="search"
        label={filters.text}
        value={set.text}
        onValueChange={change('text')}
      />
      {(['turn', 'state', 'kind'] as const).map((filter) => (
        <SelectField
          key={filter}
          id={`desk-${filter}`}
          label={filters[filter]}
          options={optionsOf(choices[filter])}
          value={set[filter]}
          onValueChange={change(filter)}
        />
      ))}
    </Grid>
  );
};
