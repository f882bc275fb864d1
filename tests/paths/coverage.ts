/** Entry point for scripts that read the recorded coverage. Loads no test runner. */
export { type CoverageRecord, type Level, recordFile } from './coverage/record.ts';
export { coverageOfMachines, coverageTable, readRecords } from './coverage/table.ts';
