import { usePlaceLeadMutation, type LeadDetailDto } from '@boligstyling/api-client/admin';
import { areaName, MUNICIPALITIES } from '@boligstyling/domain';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { Button } from '../../../../shared/ui/button';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange } from '../../shared/calls/use-change';
import styles from './lead-place.module.css';
import shared from './lead-sections.module.css';

const options = MUNICIPALITIES.map(({ number }) => ({ value: number, label: areaName(number) }));
options.sort((one, other) => one.label.localeCompare(other.label, 'nb'));

export function LeadPlace({ lead }: { lead: LeadDetailDto }) {
  const [place, { isLoading }] = usePlaceLeadMutation();
  const [municipality, setMunicipality] = useState(lead.municipality ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const change = useChange();

  const save = () => {
    setIsMissing(municipality === '');
    if (municipality === '') return;
    void change(place({ id: lead.id, placeDto: { municipality } }), adminLead.placed);
  };

  return (
    <div className={`${shared.form} ${styles.place}`}>
      <SelectField
        label={adminLead.whichMunicipality}
        help={adminLead.whichMunicipalityHelp}
        error={isMissing ? adminLead.municipalityMissing : undefined}
        options={options}
        placeholder={adminLead.chooseMunicipality}
        value={municipality}
        onChange={({ target }) => setMunicipality(target.value)}
      />
      <Button variant="outline" busy={isLoading} onClick={save}>
        {adminLead.saveMunicipality}
      </Button>
    </div>
  );
}
