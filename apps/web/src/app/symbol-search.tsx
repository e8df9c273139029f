import { Combobox } from '@chuli/ui';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSymbolOptions } from '../api/reference-calls.ts';
import { useCarriedHref } from '../screen-kit/carried-href.ts';
import { useKey } from '../screen-kit/use-key.ts';
import { useAsOf } from '../screen-kit/use-address.ts';

/** Type a symbol or a name, press Enter, be there. */
export const SymbolSearch = () => {
  const input = useRef<HTMLInputElement>(null);
  const options = useSymbolOptions(useAsOf());
  const navigate = useNavigate();
  const href = useCarriedHref();
  useKey(
    useCallback((event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
      input.current?.focus();
      return true;
    }, []),
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Combobox
      label="Find a stock"
      hideLabel
      className="palette"
      icon={<Search aria-hidden />}
      after={<kbd className="kbd">Ctrl K</kbd>}
      placeholder="Symbol or name"
      options={options}
      value=""
      inputRef={input}
      onChoose={(symbol) => void navigate(href('/stock-profile', { symbol }))}
    />
  );
};
