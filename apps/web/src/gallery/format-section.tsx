import { Panel, PanelHead, StatRow, Value } from '@chuli/ui';

const FORMATS = [
  { label: 'rupees', figure: <Value format="rupees" value={1177.3} /> },
  { label: 'amount', figure: <Value format="amount" value={862_101_062.4} /> },
  { label: 'quantity', figure: <Value format="quantity" value={1_767_834} /> },
  { label: 'percent, up', figure: <Value format="percent" value={4.21} /> },
  { label: 'percent, down', figure: <Value format="percent" value={-0.64} /> },
  { label: 'percent, flat', figure: <Value format="percent" value={0} /> },
  { label: 'bare percent', figure: <Value format="barePercent" value={-9.98} /> },
  { label: 'signed percent', figure: <Value format="signedPercent" value={2.4} /> },
  { label: 'change since', figure: <Value format="changeSince" value={[-3.2, 'right']} /> },
  { label: 'share', figure: <Value format="share" value={30.8} /> },
  { label: 'net quantity', figure: <Value format="netQuantity" value={246_908} /> },
  { label: 'net amount', figure: <Value format="netAmount" value={-84_300_000} /> },
  { label: 'signed quantity', figure: <Value format="signedQuantity" value={-12_500} /> },
  { label: 'signed amount', figure: <Value format="signedAmount" value={4_200_000} /> },
  { label: 'broker', figure: <Value format="broker" value="58" /> },
  { label: 'symbol', figure: <Value format="symbol" value="OPAL" /> },
  { label: 'date', figure: <Value format="date" value="2026-01-06" /> },
  { label: 'time', figure: <Value format="time" value="2026-01-06T06:31:12Z" /> },
  { label: 'fraction', figure: <Value format="fraction" value={[14, 20]} /> },
  { label: 'sparkbars', figure: <Value format="sparkbars" value={[5, -2, 0, 7, 3, -6, 4, 9]} /> },
  { label: 'sparkline', figure: <Value format="sparkline" value={[5, 4, 6, 7, 6, 8, 9]} /> },
  { label: 'inkline', figure: <Value format="inkline" value={[5, 4, 6, 7, 6, 8, 9]} /> },
  { label: 'buys', figure: <Value format="buys" value={6} /> },
  { label: 'sells', figure: <Value format="sells" value={4} /> },
  { label: 'side marks', figure: <Value format="sideMarks" value={[1, 0, 0, 2, 0, 0, 3, 1, 5, 2]} /> },
  { label: 'unknown', figure: <Value format="rupees" value={null} unknown="Nothing was bought" /> },
];

export const FormatSection = () => (
  <Panel label="Formats">
    <PanelHead title="Formats" note="unknown is n/a with a reason" asOf="6 Jan 15:00" />
    <StatRow label="Formats" stats={FORMATS.slice(0, 7)} />
    <StatRow label="More formats" stats={FORMATS.slice(7, 14)} />
    <StatRow label="Other formats" stats={FORMATS.slice(14)} />
  </Panel>
);
