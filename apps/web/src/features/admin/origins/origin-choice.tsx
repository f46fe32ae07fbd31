import { useGetOriginNamesQuery } from '@boligstyling/api-client/admin';
import { Choose } from '../shared/ui/choose';
import { originName, type OriginView, type ShownPeriod } from './outcome-rows';

type OriginChoiceProps = {
  label: string;
  by: OriginView;
  period: ShownPeriod;
  value: string;
  onChoose: (value: string) => void;
};

/** A filter: only the leads from one of the origins there are in the period. */
export function OriginChoice({ by, period, ...field }: OriginChoiceProps) {
  const { data } = useGetOriginNamesQuery({ by, ...period });
  const names = new Set(data?.names);
  // Chosen for another period, it is to be seen and taken away all the same.
  names.add(field.value).delete('');
  const options = [...names].map((value) => ({ value, label: originName(by, value) }));
  return <Choose options={options} {...field} />;
}
