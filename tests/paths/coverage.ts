/** Entry point for scripts that read the recorded coverage. Loads no test runner. */
export { type CoverageRecord, type Engine, engines, recordFile } from './coverage/record.ts';
export { coverageOfMachines, coverageTable, keepColumns, readRecords } from './coverage/table.ts';
