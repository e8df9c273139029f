import { SmallChart } from '../../shared/chart/small-chart.tsx';

/** The chart of the chosen stock. */
export const ListPicture = ({ row }: { row: { symbol: string } }) => <SmallChart symbol={row.symbol} />;
