import { type LinkProps, type Reference, ReferenceProvider } from '@chuli/ui';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useBrokerNames } from '../api/reference-calls.ts';
import { useCarriedHref } from '../screen-kit/carried-href.ts';

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

/** Tells the formats the names behind broker numbers and where symbols and brokers lead. */
export const ReferenceLinks = ({ children }: { children: ReactNode }) => {
  const names = useBrokerNames();
  const href = useCarriedHref();
  const navigate = useNavigate();
  const Link = useMemo(() => lightLink(navigate), [navigate]);
  const reference = useMemo<Reference>(
    () => ({
      brokerName: (id) => names.get(id),
      symbolHref: (symbol) => href('/stock-profile', { symbol }),
      brokerHref: (broker) => href('/brokers-analytics', { broker }),
      Link,
    }),
    [names, href, Link],
  );
  return <ReferenceProvider value={reference}>{children}</ReferenceProvider>;
};
