import '../../../shared/chart/kept-list.css';
import { t } from '@chuli/language';
import { Button, ToolMenu, classNames } from '@chuli/ui';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { writeAddress } from '../../../screen-kit/address.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { INTERVAL_LABELS } from '../../../shared/chart/chart-interval.ts';
import { NameForm } from '../../../shared/chart/name-form.tsx';
import { type KeptLayout, type Layouts, contentsOf } from './use-layouts.ts';
import type { Wall } from './use-wall.ts';
import { wallAddress } from './wall-address.ts';
import { WALL_SIZES } from './wall-sizes.ts';

const layoutPath = (id: string): string => `/multiple-layout/${id}`;

type MenuProps = { wall: Wall; layouts: Layouts; kept: KeptLayout | null };
type OpenProps = MenuProps & { close: () => void };

const Sizes = ({ wall, kept, close }: OpenProps) => {
  const { search } = useLocation();
  const params = writeAddress(wallAddress, new URLSearchParams(search), {
    cells: wall.cells,
    link: wall.link,
    cell: 0,
    show: 'all',
  });
  return (
    <div className="wall-sizes" role="group" aria-label={t('Charts side by side')}>
      {WALL_SIZES.map(({ count, id }) => (
        <Link
          key={id}
          to={`/${id}?${params.toString()}`}
          className="wall-size"
          aria-label={t('{count} charts', { count })}
          {...(kept === null && count === wall.count && { 'aria-current': 'page' })}
          onClick={close}
        >
          <span className="wall" data-count={count} aria-hidden>
            {wallAddress.cells.read(Array(count).fill('A').join()).map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- squares of a picture
              <i key={index} />
            ))}
          </span>
          {count}
        </Link>
      ))}
    </div>
  );
};

const layoutSummary = (layout: KeptLayout): string =>
  contentsOf(layout)
    .cells.map(({ symbol, interval }) => `${symbol} ${t(INTERVAL_LABELS[interval])}`)
    .join(', ');

/** The walls that the person has kept, as links. */
export const LayoutList = ({ rows, shown }: { rows: readonly KeptLayout[]; shown: string | null }) => {
  const href = useHrefWithAsOf();
  return (
    <ul className="kept-list">
      {rows.map((layout) => (
        <li key={layout.id} className={classNames(layout.id === shown && 'is-shown')}>
          <Link to={href(layoutPath(layout.id))} {...(layout.id === shown && { 'aria-current': 'page' })}>
            <b>{layout.name}</b>
            <span>{layoutSummary(layout)}</span>
          </Link>
          <span aria-hidden>{layout.cells.length}</span>
        </li>
      ))}
    </ul>
  );
};

const KeptTools = ({ wall, layouts, kept, close }: OpenProps & { kept: KeptLayout }) => {
  const [isRenaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const restore = (): void => {
    void navigate(href(layoutPath(kept.id)), { replace: true });
    close();
  };
  const remove = async (): Promise<void> => {
    if ((await layouts.remove(kept)) !== null) await navigate(href(`/${WALL_SIZES[0].id}`));
  };
  return (
    <>
      <div className="row">
        <Button
          disabled={!wall.isChanged || layouts.isBusy}
          onClick={() => void layouts.save(kept, wall).then((saved) => saved !== null && restore())}
        >
          {t('Save changes')}
        </Button>
        {wall.isChanged && <Button onClick={restore}>{t('Discard changes')}</Button>}
        <Button aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)}>
          {t('Rename')}
        </Button>
        <Button disabled={layouts.isBusy} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      </div>
      {isRenaming && (
        <NameForm
          label={t('Rename')}
          onName={(name) =>
            void layouts.rename(kept, name).then((done) => done !== null && setRenaming(false))
          }
        />
      )}
    </>
  );
};

const OpenMenu = (props: OpenProps) => {
  const { wall, layouts, kept, close } = props;
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const rows = layouts.call.data?.rows ?? [];
  const add = async (name: string): Promise<void> => {
    const added = await layouts.add(name, wall);
    if (added === null) return;
    await navigate(href(layoutPath(added.id)));
    close();
  };
  return (
    <>
      <Sizes {...props} />
      <b>{t('My layouts')}</b>
      {rows.length === 0 ? (
        <p className="text-muted">{t('Save this wall under a name to find it on every device.')}</p>
      ) : (
        <LayoutList rows={rows} shown={kept?.id ?? null} />
      )}
      {kept !== null && <KeptTools {...props} kept={kept} />}
      <NameForm label={t('Save as')} onName={(name) => void add(name)} />
      <output className="text-down">{layouts.failure}</output>
    </>
  );
};

/** Which wall is shown: by the number of its charts, or one that the person has kept. */
export const LayoutMenu = (props: MenuProps) => {
  const { wall, kept } = props;
  const name = kept?.name ?? t('{count} charts', { count: wall.count });
  return (
    <ToolMenu
      label={t('Layout: {name}', { name })}
      face={
        <>
          <LayoutGrid aria-hidden /> {name}
          {wall.isChanged && <span className="text-muted">{t('changed')}</span>} <ChevronDown aria-hidden />
        </>
      }
    >
      {(close) => <OpenMenu {...props} close={close} />}
    </ToolMenu>
  );
};
