import { useSearchParams } from 'react-router';
import { ChartSection } from './chart-section.tsx';
import { ControlSection } from './control-section.tsx';
import { FormatSection } from './format-section.tsx';
import { GallerySwitches } from './gallery-switches.tsx';
import { ManyRows } from './many-rows.tsx';
import { StateSection } from './state-section.tsx';
import { TableSection } from './table-section.tsx';

/** `/gallery` has every part in every state; `/gallery?rows=100000` one table that measures itself. */
export const Component = () => {
  const [address] = useSearchParams();
  const rows = Number(address.get('rows') ?? 0);
  if (rows > 0) return <ManyRows count={rows} />;
  return (
    <main className="bg-page">
      <GallerySwitches />
      <ControlSection />
      <FormatSection />
      <StateSection />
      <ChartSection />
      <TableSection />
    </main>
  );
};
