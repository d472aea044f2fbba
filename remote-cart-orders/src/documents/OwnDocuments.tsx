import type { OrderDocument } from '@extranet/shared/contracts';
import { Link, Reference } from '@extranet/shared/ui';
import { DocumentLine, DocumentList } from '@extranet/shared/ui/timeline';
import { fetchDocument } from './document-files.ts';

interface Props {
  documents: readonly OrderDocument[];
  /** On the order's own page its reference says nothing new. */
  withOrder?: boolean;
}

/** Papers of the account, each with the way to its order. */
export const OwnDocuments = ({ documents, withOrder = true }: Props) => (
  <DocumentList>
    {documents.map((one) => (
      <DocumentLine
        key={one.id}
        document={one}
        fetcher={fetchDocument}
        order={
          withOrder && (
            <Link to={`/order/${one.orderId}`}>
              <Reference>{one.orderRef}</Reference>
            </Link>
          )
        }
      />
    ))}
  </DocumentList>
);
