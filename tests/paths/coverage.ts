/** The door for scripts that read what the suites have recorded. It loads no test runner. */
export { type CoverageRecord, type Level, recordFile } from './coverage/record.ts';
export { coverageOfMachines, coverageTable, readRecords } from './coverage/table.ts';
