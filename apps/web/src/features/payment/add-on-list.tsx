import { t } from '@chuli/language';
import { Button, Panel, PanelHead, TableSkeleton, rupeesText } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { dayOf } from '../../shared/membership/day-of.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { type AddOn, addOnTitle } from '../../shared/payment/package-words.ts';
import { isShown } from './comparison.ts';
import { purchaseAddress } from './purchase-address.ts';

const AddOnLine = ({ addOn }: { addOn: AddOn }) => {
  const [{ package: item }, set] = useAddress(purchaseAddress);
  const isChosen = addOn.id === item;
  return (
    <li>
      <span>
        {addOnTitle(addOn)}
        {addOn.ends_at !== null && (
          <span className="chip is-info">{t('Yours until {date}', { date: dayOf(addOn.ends_at) })}</span>
        )}
      </span>
      <b>{t('Rs {amount}', { amount: rupeesText(addOn.price) })}</b>
      <Button aria-pressed={isChosen} onClick={() => set({ package: addOn.id })}>
        {isChosen ? t('Chosen') : t('Choose')}
      </Button>
    </li>
  );
};

/** Single features for someone who does not need a whole package. */
export const AddOnList = () => {
  const isSignedIn = useSignedIn();
  const call = useCall('/membership/package/add-ons/', {}, { enabled: isSignedIn });
  return (
    <Panel label={t('Add-ons')}>
      <PanelHead title={t('Add-ons')} note={t('on top of any package')} />
      {isSignedIn ? (
        <Loaded
          title={t('Add-ons')}
          call={call}
          skeleton={<TableSkeleton label={t('Add-ons')} rows={2} columns={3} />}
        >
          {({ rows }) => (
            <ul className="choice-lines">
              {rows
                .filter(({ feature }) => isShown(feature, screensHere()))
                .map((addOn) => (
                  <AddOnLine key={addOn.id} addOn={addOn} />
                ))}
            </ul>
          )}
        </Loaded>
      ) : (
        <p className="px-3 pb-3 text-muted">{t('Shown after you sign in.')}</p>
      )}
    </Panel>
  );
};
