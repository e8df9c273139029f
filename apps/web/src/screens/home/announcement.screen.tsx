import '../../features/site/site.css';
import { t } from '@chuli/language';
import { Combobox, EmptyState, PanelHead, SegmentedControl, TableSkeleton } from '@chuli/ui';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { AnnouncementList, KIND_NAMES } from '../../features/site/announcement-list.tsx';
import { choicePart, upperCasePart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const KINDS = ['all', 'product', 'market', 'company', 'maintenance'] as const;
const ADDRESS = { symbol: upperCasePart(), kind: choicePart(KINDS, 'all') };

const CHOICES = KINDS.map((value) => ({
  value,
  label: value === 'all' ? ('All' as const) : KIND_NAMES[value],
}));

/** What the product, the exchange and companies have announced. */
const AnnouncementScreen = () => {
  const [{ symbol, kind }, set] = useAddress(ADDRESS);
  const asOf = useAsOf();
  const options = useSymbolOptions(asOf);
  const call = useCall('/site/announcement/', {
    ...(symbol !== '' && { symbol }),
    ...(kind !== 'all' && { kind }),
    ...asOfQuery(asOf),
  });
  const isFiltered = symbol !== '' || kind !== 'all';
  return (
    <>
      <PageHead screen="announcement">
        <Combobox
          label={t('Symbol')}
          options={options}
          value={symbol}
          size={10}
          clearable
          onChoose={(chosen) => set({ symbol: chosen })}
        />
        <SegmentedControl
          label={t('Kind')}
          choices={saidChoices(CHOICES)}
          value={kind}
          onChoose={(chosen) => set({ kind: chosen })}
        />
      </PageHead>
      <Loaded
        title={t('Announcements')}
        call={call}
        skeleton={<TableSkeleton label={t('Announcements')} rows={6} columns={3} />}
      >
        {({ rows }) =>
          rows.length > 0 ? (
            <AnnouncementList rows={rows} />
          ) : (
            <>
              <PanelHead title={t('Announcements')} />
              <EmptyState
                title={t('Nothing is announced')}
                why={t('Nothing of this kind is published, or it is over by now.')}
                looser={
                  isFiltered
                    ? { label: t('Clear the filters'), onAsk: () => set({ symbol: '', kind: 'all' }) }
                    : undefined
                }
              />
            </>
          )
        }
      </Loaded>
    </>
  );
};

export default AnnouncementScreen;
