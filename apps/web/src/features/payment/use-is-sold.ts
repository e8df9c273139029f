import { useCall } from '../../api/use-call.ts';

/** False for a package that cannot be bought; add-ons stand in another list and are not judged here. */
export const useIsSold = (item: string): boolean => {
  const { data } = useCall('/membership/package/list/', {});
  return data?.rows.find(({ id }) => id === item)?.is_sold !== false;
};
