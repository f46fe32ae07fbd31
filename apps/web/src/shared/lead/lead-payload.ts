import type { Service, YesNo } from '@boligstyling/domain';

/** A request for offers as it goes over the wire. */
export interface LeadPayload {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  service_type: Service;
  location: string;
  address: string;
  styling_needs: string;
  rooms: string;
  property_size: string;
  timeframe: string;
  property_type_field: string;
  preferred_style: string;
  message: string;
  sell_property: YesNo;
  accept_styling_only: YesNo;
  additional_info: string | null;
  /** Only the articles form names itself. */
  source?: string;
}
