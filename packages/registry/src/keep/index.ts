export {
  type Beat,
  type KeptThing,
  appliedMigrations,
  beat,
  readKept,
  serverTime,
  tellKept,
} from './kept.ts';
