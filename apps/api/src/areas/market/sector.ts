import { sectorContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { sectorDetail } from './sector-detail.ts';
import { sectorDimensions } from './sector-dimensions.ts';
import { sectorRotation } from './sector-rotation.ts';
import { sectorSentiment } from './sector-sentiment.ts';
import { sectorSession } from './sector-session.ts';

export const sectorEndpoints = implement(sectorContracts, {
  sector: sectorDetail,
  sectorDimensions,
  sectorRotation,
  sectorSentiment,
  sectorSession,
});
