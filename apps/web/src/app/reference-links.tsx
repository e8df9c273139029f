import { type LinkProps, type Reference, ReferenceProvider } from '@chuli/ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { searchOf } from '../api/fetch-call.ts';
import { useBrokerNames } from '../api/reference-calls.ts';
import { lazyWithRetry } from '../screen-kit/lazy-with-retry.ts';
import { useHrefWithAsOf } from '../screen-kit/href-with-as-of.ts';
import { brokerPath } from '../shared/broker/broker-path.ts';
import { sectorHref } from '../shared/market/sectors.ts';
import { Stars } from './stars.tsx';

/** A press that should open here, not in a new tab or window. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A table draws hundreds of links a second while it scrolls; the router's own, with its hooks, is too heavy for that. */
const lightLink = (navigate: NavigateFunction) => {
  const LightLink = ({ to, children, ...rest }: LinkProps) => (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {children}
    </a>
  );
  return LightLink;
};

/** The market of one day, and from there everything else of it. */
const sessionHref = (date: string): string => `/nepse-market-summary${searchOf({ as_of: date })}`;

const StockPeek = lazyWithRetry(() => import('./stock-peek/stock-peek.tsx'));

/** Tells the formats the names behind broker numbers and where symbols, brokers, sectors and sessions lead, and what is shown of a stock beside its row. */
export const ReferenceLinks = ({ children }: { children: ReactNode }) => {
  const names = useBrokerNames();
  const href = useHrefWithAsOf();
  const navigate = useNavigate();
  const Link = useMemo(() => lightLink(navigate), [navigate]);
  const reference = useMemo<Reference>(
    () => ({
      brokerName: (id) => names.get(id),
      symbolHref: (symbol) => href('/stock-profile', { symbol }),
      brokerHref: (broker) => href(brokerPath(), { broker }),
      sectorHref: (sector) => sectorHref(href, sector),
      sessionHref,
      Link,
      StockPeek,
    }),
    [names, href, Link],
  );
  return (
    <ReferenceProvider value={reference}>
      <Stars>{children}</Stars>
    </ReferenceProvider>
  );
};
