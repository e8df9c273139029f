import { scoreContracts } from '@chuli/contracts';
import { needing } from '../../http/implement.ts';
import type { WithScores } from './open-score-books.ts';
import { radarReply } from './radar.ts';
import { riskReply } from './risk.ts';

/** Scores that say of themselves how often they were right. */
export const scoreEndpoints = needing<WithScores>({ scores: true })(scoreContracts, {
  announcementRadar: radarReply,
  riskFacts: riskReply,
});
