import { SEARCH_MAX_LENGTH } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { TextField } from '../../../shared/ui/fields/field';
import { useSettledText } from '../shared/lists/use-settled-text';

type PartnerSearchProps = {
  value: string;
  /** Told once the typing has paused. */
  onSearch: (text: string) => void;
};

/** Where partners, and who applies to be one, are searched by the same words. */
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
