import type { BrokerId } from '@chuli/kernel';
import type { NewRow, Registry } from '@chuli/registry';
import { listedBrokers, listedSymbols, upsertBrokers, upsertCompanies } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { brokersOnTape, symbolsOnTape } from '@chuli/tape/write';

const PROVENANCE = 'seen in floorsheets';

/** A letter before the number marks a dealer, who trades for the own account. */
const brokerSeen = (id: BrokerId): NewRow<'broker'> => {
  const isDealer = /^[A-Z]/.test(id);
  const name = `${isDealer ? 'Dealer' : 'Broker'} ${id}`;
  return {
    id,
    name,
    short_name: name,
    membership: null,
    is_active: false,
    is_dealer: isDealer,
    terminal_host: null,
    branches: null,
    provenance: PROVENANCE,
  };
};

/** Whoever trades has a row: symbols and brokers that no list knows are added under the name the tape gives them. */
export const addWhatTheTapeNames = async (registry: Registry, tape: Tape): Promise<void> => {
  const listed = await listedSymbols(registry, PROVENANCE);
  const companies = (await symbolsOnTape(tape))
    .filter(({ symbol }) => !listed.has(symbol))
    .map(({ symbol, first, last }): NewRow<'company'> => ({
      symbol,
      name: symbol,
      status: 'Unknown',
      first_traded_on: first,
      last_traded_on: last,
      provenance: PROVENANCE,
    }));
  await upsertCompanies(registry, companies);
  const members = await listedBrokers(registry, PROVENANCE);
  const brokers = (await brokersOnTape(tape)).filter((id) => !members.has(id));
  await upsertBrokers(registry, brokers.map(brokerSeen));
};
