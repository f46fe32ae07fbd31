import { useListPartnersQuery } from '@boligstyling/api-client/admin';
import { Choose } from './choose';

type ChoosePartnerProps = { label: string; value: string; onChoose: (id: string) => void };

export function ChoosePartner(props: ChoosePartnerProps) {
  const { data } = useListPartnersQuery({});
  const options = (data?.partners ?? []).map(({ id, name, company }) => ({
    value: id,
    label: `${name}, ${company}`,
  }));
  return <Choose options={options} {...props} />;
}
