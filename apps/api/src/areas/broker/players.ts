import { playerContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { favouriteDays } from './favourite-days.ts';
import { favouriteHistory } from './favourite-history.ts';
import { playerChoices } from './player-choices.ts';
import { playerList } from './player-list.ts';

export const playerEndpoints = implement(playerContracts, {
  playerList,
  playerFavourites: favouriteDays,
  playerChoices,
  playerHistory: favouriteHistory,
});
