import { type ComponentType, type ReactNode, createContext, useContext } from 'react';

export type LinkProps = {
  to: string;
  className?: string;
  title?: string;
  tabIndex?: number;
  children: ReactNode;
};

/** What formats need to know of the world: names behind numbers, and how this application links. */
export type Reference = {
  brokerName: (id: string) => string | undefined;
  symbolHref: (symbol: string) => string;
  brokerHref: (id: string) => string;
  Link: ComponentType<LinkProps>;
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
  Link: PlainLink,
});

export const ReferenceProvider = ReferenceContext.Provider;

export const useReference = (): Reference => useContext(ReferenceContext);
