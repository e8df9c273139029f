import { tradingDate } from '@chuli/kernel';
import {
  Button,
  Combobox,
  DateField,
  IconButton,
  Panel,
  PanelHead,
  SegmentedControl,
  TabList,
  TextField,
} from '@chuli/ui';
import { Download, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2 px-3 py-2">{children}</div>
);

const Buttons = () => (
  <Line>
    <Button>Plain</Button>
    <Button tone="primary">Primary</Button>
    <Button tone="quiet">Quiet</Button>
    <Button aria-pressed>Pressed</Button>
    <Button disabled>Disabled</Button>
    <Button>
      <Download aria-hidden />
      With a picture
    </Button>
    <IconButton label="Picture alone">
      <Star />
    </IconButton>
    <IconButton small label="Small picture">
      <Star />
    </IconButton>
    <IconButton label="Disabled picture" disabled>
      <Star />
    </IconButton>
  </Line>
);

const OPTIONS = ['Amber', 'Basalt', 'Copper', 'Dolomite'].map((name) => ({ value: name, label: name }));
const SESSIONS = ['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'].map((day) =>
  tradingDate(day),
);

const Fields = () => {
  const [text, setText] = useState('320');
  const [stone, setStone] = useState('Copper');
  const [day, setDay] = useState<(typeof SESSIONS)[number] | undefined>(SESSIONS[2]);
  return (
    <Line>
      <TextField label="Empty" value="" onType={() => undefined} placeholder="any" />
      <TextField label="From" value={text} onType={setText} unit="Rs" inputMode="numeric" />
      <TextField label="Wrong" value="12x" onType={() => undefined} isWrong />
      <Combobox label="Stone" options={OPTIONS} value={stone} onChoose={setStone} clearable />
      {day !== undefined && <DateField label="Day" value={day} sessions={SESSIONS} onPick={setDay} />}
    </Line>
  );
};

const SIDES = [
  { value: 'bought', label: 'Bought' },
  { value: 'sold', label: 'Sold' },
  { value: 'net', label: 'Net', hint: 'Bought less sold' },
];

const Choices = () => {
  const [side, setSide] = useState('net');
  return (
    <>
      <Line>
        <SegmentedControl label="Side" choices={SIDES} value={side} onChoose={setSide} />
        <SegmentedControl label="None chosen" choices={SIDES} value={null} onChoose={setSide} />
      </Line>
      <TabList label="Sides" tabs={SIDES} value={side} onChoose={setSide} panelId="chips" />

      <div id="chips" role="tabpanel" className="flex flex-wrap items-center gap-2 px-3 py-2">
        <span className="chip">Chip</span>
        <span className="chip">
          <b>3.2 ×</b> volume
        </span>
        <span className="chip is-warn">
          <b>Stale</b> 12 min
        </span>
        <span className="chip is-info">Information</span>
        <kbd className="kbd">j</kbd>
      </div>
    </>
  );
};

export const ControlSection = () => (
  <Panel label="Controls">
    <PanelHead title="Controls" />
    <Buttons />
    <Fields />
    <Choices />
  </Panel>
);
