import type { RepliedBy } from '@chuli/contracts';
import type { DaysInView, PriceProfile } from '@chuli/ui';
import { useMemo } from 'react';
import { type Call, useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

export type ProfileReply = RepliedBy<'/data/volume-profile/'>;

const profileOf = ({ rows, point_of_control, value_low, value_high }: ProfileReply): PriceProfile => ({
  rows,
  peak: point_of_control,
  valueLow: value_low,
  valueHigh: value_high,
});

type Asked = { symbol: string; prices: 'adjusted' | 'raw'; inView: DaysInView | null; isAsked: boolean };

/** Volume by price of the days in view, in the prices that the chart shows. */
export const useProfile = ({
  symbol,
  prices,
  inView,
  isAsked,
}: Asked): { profile: PriceProfile | null; call: Call<ProfileReply> } => {
  const asOf = useAsOf();
  const call = useCall(
    '/data/volume-profile/',
    { symbol, ...inView, adjusted: prices === 'adjusted' ? 'true' : 'false', ...asOfQuery(asOf) },
    { enabled: isAsked && inView !== null },
  );
  const { data } = call;
  const profile = useMemo(
    () => (isAsked && data?.symbol === symbol ? profileOf(data) : null),
    [isAsked, data, symbol],
  );
  return { profile, call };
};
