import { SEARCH_MAX_LENGTH } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { TextField } from '../../../shared/ui/fields/field';
import { useSettledText } from '../shared/lists/use-settled-text';

type PartnerSearchProps = {
  value: string;
  onSearch: (text: string) => void;
};

export function PartnerSearch({ value, onSearch }: PartnerSearchProps) {
  const search = useSettledText(value, onSearch);
  return (
    <TextField
      label={adminPartners.search}
      type="search"
      placeholder={adminPartners.searchPlaceholder}
      maxLength={SEARCH_MAX_LENGTH}
      autoComplete="off"
      {...search}
    />
  );
}
