import type { StockSymbol } from '@chuli/kernel';
import { type ComponentProps, type ComponentType, type ReactNode, createContext, useContext } from 'react';

type Anchor = ComponentProps<'a'>;

export type LinkProps = Pick<
  Anchor,
  | 'className'
  | 'title'
  | 'tabIndex'
  | 'aria-label'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onFocus'
  | 'onBlur'
> & { to: string; children: ReactNode };

/** What formats need to know of the world: names behind numbers, and how this application links. */
export type Reference = {
  brokerName: (id: string) => string | undefined;
  symbolHref: (symbol: string) => string;
  brokerHref: (id: string) => string;
  sectorHref: (id: number) => string;
  sessionHref: (date: string) => string;
  Link: ComponentType<LinkProps>;
  /** What the sheet of a row shows of its stock, over the columns. */
  StockPeek?: ComponentType<{ symbol: StockSymbol }>;
};

const PlainLink = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const ReferenceContext = createContext<Reference>({
  brokerName: () => undefined,
  symbolHref: (symbol) => `?symbol=${encodeURIComponent(symbol)}`,
  brokerHref: (id) => `?broker=${encodeURIComponent(id)}`,
  sectorHref: (id) => `?sector=${id}`,
  sessionHref: (date) => `?as_of=${encodeURIComponent(date)}`,
  Link: PlainLink,
});

export const ReferenceProvider = ReferenceContext.Provider;

export const useReference = (): Reference => useContext(ReferenceContext);
