export { type Part, listParts, readPart, rowsOf, writePart } from './parts.ts';
export { sourceTables } from './sources.ts';
export { isFreshDatabase, tapeMigrations } from './place.ts';
