/** What a live control is told beside the value. */
export interface LiveProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
